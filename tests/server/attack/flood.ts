/**
 * Floods a server with posts, each answered as a page, from one address: `flood.ts PORT ADDRESS
 * CONNECTIONS SECONDS HEADER…`. A process of its own, so that who measures is not who floods. Prints
 * a line when it has begun, and in the end how many were answered.
 */
import {Agent, request} from 'node:http';

const [port = '', address = '', connections = '', seconds = '', ...headers] = process.argv.slice(2);
const agent = new Agent({keepAlive: true, maxSockets: Number(connections), localAddress: address});
const end = performance.now() + Number(seconds) * 1000;
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
        if (answered === 0) console.log('begun');
        answered += 1;
        response.resume();
        response.on('close', resolve);
      },
    );
    sent.on('error', () => resolve());
    sent.end('name=x');
  });
}

async function flood(): Promise<void> {
  while (performance.now() < end) await post();
}

void Promise.all(Array.from({length: Number(connections)}, flood)).then(() => {
  console.log(answered);
  agent.destroy();
});
