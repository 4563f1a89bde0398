/** Drives a browser by WebDriver BiDi, over a WebSocket: https://www.w3.org/TR/webdriver-bidi/ */
import WebSocket from 'ws';
import type {InputSource} from './session';

interface Message {
  id?: number;
  method?: string;
  params?: LogEntry;
  result?: unknown;
  error?: string;
  message?: string;
}

interface LogEntry {
  type: string;
  level: string;
  text: string;
  timestamp: number;
}

interface Tab {
  context: string;
}

interface Evaluated {
  type: 'success' | 'exception';
  result?: {value: string};
  exceptionDetails?: {text: string};
}

/** A window driven over the socket that a browser opens itself. */
export class Bidi {
  private readonly waiting = new Map<number, (message: Message) => void>();
  private readonly log: LogEntry[] = [];
  private logged = 0;
  private last = 0;
  private context = '';
  version = '';

  private constructor(private readonly socket: WebSocket) {
    socket.on('error', () => socket.terminate()); // As when the browser is stopped.
    socket.on('message', (data: Buffer) => this.hear(JSON.parse(data.toString()) as Message));
  }

  /** @param address of the browser's socket */
  static async open(address: string): Promise<Bidi> {
    const socket = new WebSocket(`${address}/session`);
    await new Promise((resolve, reject) => socket.once('open', resolve).once('error', reject));
    const session = new Bidi(socket);
    const {capabilities} = (await session.send('session.new', {capabilities: {}})) as {
      capabilities: {browserName: string; browserVersion: string};
    };
    session.version = `${capabilities.browserName} ${capabilities.browserVersion}`;
    await session.send('session.subscribe', {events: ['log.entryAdded']});
    session.context = await session.ownTab();
    return session;
  }

  /** In the first tab the address bar has the focus, and no page gets an event. @returns a tab's id */
  private async ownTab(): Promise<string> {
    const {contexts} = (await this.send('browsingContext.getTree')) as {contexts: Tab[]};
    const {context} = (await this.send('browsingContext.create', {type: 'tab'})) as Tab;
    for (const first of contexts)
      await this.send('browsingContext.close', {context: first.context});
    return context;
  }

  private hear({id, params, ...message}: Message): void {
    if (id !== undefined) this.waiting.get(id)?.(message);
    else if (params) this.log.push(params);
  }

  private async send(method: string, params: object = {}): Promise<unknown> {
    const id = (this.last += 1);
    const {result, error, message} = await new Promise<Message>((resolve) => {
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({id, method, params}));
    });
    this.waiting.delete(id);
    if (error !== undefined) throw new Error(`${error}: ${message ?? ''}`);
    return result;
  }

  async goto(url: string): Promise<void> {
    const {context} = this;
    await this.send('browsingContext.navigate', {context, url, wait: 'complete'});
    // The address bar takes the focus of an empty page, and may keep it from the next one.
    await this.send('browsingContext.activate', {context});
  }

  async traverse(delta: 1 | -1): Promise<void> {
    await this.send('browsingContext.traverseHistory', {context: this.context, delta});
  }

  async evaluate(source: string, args: readonly unknown[]): Promise<unknown> {
    const call = `(${source})(...${JSON.stringify(args)})`;
    const {type, result, exceptionDetails} = (await this.send('script.evaluate', {
      expression: `(async () => JSON.stringify((await ${call}) ?? null))()`,
      target: {context: this.context},
      awaitPromise: true,
      userActivation: false,
    })) as Evaluated;
    if (type === 'exception') throw new Error(exceptionDetails?.text);
    return JSON.parse(result?.value ?? 'null') ?? undefined;
  }

  async perform(actions: readonly InputSource[]): Promise<void> {
    await this.send('input.performActions', {context: this.context, actions});
  }

  async chooseFiles(selector: string, ...files: string[]): Promise<void> {
    const {context} = this;
    const locator = {type: 'css', value: selector};
    const {nodes} = (await this.send('browsingContext.locateNodes', {context, locator})) as {
      nodes: {sharedId: string}[];
    };
    const element = {sharedId: nodes[0]?.sharedId};
    await this.send('input.setFiles', {context, element, files});
  }

  async resize(width: number, height: number): Promise<void> {
    const {context} = this;
    await this.send('browsingContext.setViewport', {context, viewport: {width, height}});
  }

  async screenshot(): Promise<Buffer> {
    const {data} = (await this.send('browsingContext.captureScreenshot', {
      context: this.context,
    })) as {data: string};
    return Buffer.from(data, 'base64');
  }

  async takeMessages(): Promise<string[]> {
    // A page that comes back out of the cache repeats its messages, with their first time.
    const fresh = this.log.splice(0).filter(({timestamp}) => timestamp > this.logged);
    this.logged = Math.max(this.logged, ...fresh.map(({timestamp}) => timestamp));
    return fresh
      .filter(({level}) => ['error', 'warn'].includes(level))
      .map(({level, text}) => `${level}: ${text}`);
  }

  async close(): Promise<void> {
    await this.send('session.end').catch(() => undefined);
    this.socket.close();
  }
}
