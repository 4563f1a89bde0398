/** Watches the body of an upload arrive: neither without end, nor without hurry. */
import type {IncomingMessage} from 'node:http';
import type {FastifyInstance} from 'fastify';
import {fieldsOf, fileFieldsOf, type Form} from '../../forms';
import {Problem} from '../problems';
import type {Timeouts} from '../timeouts';

/** Most bytes of a form's files. */
export function fileBytesOf(form: Form): number {
  const most = fileFieldsOf(form).map(([, {size, count = 1, total = Infinity}]) =>
    Math.min(size * count, total),
  );
  return most.reduce((sum, bytes) => sum + bytes, 0);
}

/** The largest files, the longest texts, and plenty for the other parts. */
export function uploadLimit(form: Form): number {
  const texts = fieldsOf(form).map(([, field]) => ('lines' in field && field.limit) || 0);
  return fileBytesOf(form) + 3 * texts.reduce((sum, limit) => sum + limit, 0) + 64 * 1024;
}

/** Only a file makes an upload that large: the answer speaks of it. */
export class FileTooLarge extends Problem {
  constructor() {
    super(413);
  }
}

/** Refuses an upload that says how large it is, before it is read. */
export function refuseLarge(app: FastifyInstance, limit: number): void {
  app.addHook('onRequest', async ({headers}) => {
    if (Number(headers['content-length']) > limit) throw new FileTooLarge();
  });
}

interface Arrival {
  /** Rejects with a Problem when the body should not be read any further; never resolves. */
  refused: Promise<never>;
  /** Ends the watch. */
  end(): void;
}

/** Call it when somebody begins to read the body: it listens in. */
export function watchArrival(request: IncomingMessage, limit: number, {pace}: Timeouts): Arrival {
  let refuse: (problem: Problem) => void;
  const refused = new Promise<never>((_resolve, reject) => (refuse = reject));
  let size = 0;
  const count = (chunk: Buffer) => {
    size += chunk.length;
    if (size > limit) refuse(new FileTooLarge());
  };
  let seen = 0;
  const checkPace = () => {
    if (!request.complete && size - seen < pace.bytes) refuse(new Problem(408));
    seen = size;
  };
  request.on('data', count);
  // What came while this process was busy is read before it counts.
  const timer = setInterval(() => setImmediate(checkPace), pace.every);
  return {
    refused,
    end() {
      request.off('data', count);
      clearInterval(timer);
    },
  };
}
