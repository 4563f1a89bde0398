/**
 * Floods a server with posts, each answered as a page, from one address, while it is told to:
 * `flood.ts PORT ADDRESS CONNECTIONS HEADER…`. A process of its own, so that who measures is not who
 * floods. On "begin" it says "begun" with the first answer; on "end", how many were answered.
 */
import {once} from 'node:events';
import {Agent, request} from 'node:http';

const [port = '', address = '', connections = '', ...headers] = process.argv.slice(2);
const agent = new Agent({keepAlive: true, maxSockets: Number(connections), localAddress: address});

let flooding = false;
let answered = 0;

function post(): Promise<void> {
  return new Promise((resolve) => {
    const sent = request(
      {
        ...{agent, port: Number(port), host: '127.0.0.1', path: '/contact-form', method: 'POST'},
        headers: {
          accept: 'text/html',
          'content-type': 'application/x-www-form-urlencoded',
          ...(Object.fromEntries(headers.map((one) => one.split(': '))) as Record<string, string>),
        },
      },
      (response) => {
        answered += 1;
        if (answered === 1) process.send?.('begun');
        response.resume();
        response.on('close', resolve);
      },
    );
    sent.on('error', () => resolve());
    sent.end('name=x');
  });
}

async function flood(): Promise<void> {
  while (flooding) await post();
}

async function main(): Promise<void> {
  for (;;) {
    await once(process, 'message');
    flooding = true;
    answered = 0;
    const ended = Promise.all(Array.from({length: Number(connections)}, flood));
    await once(process, 'message');
    flooding = false;
    await ended;
    process.send?.(answered);
  }
}

process.on('disconnect', () => process.exit());
void main();
