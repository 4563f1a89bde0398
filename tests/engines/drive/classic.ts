/** Drives a browser by WebDriver, over HTTP: https://www.w3.org/TR/webdriver2/ */
import type {InputSource} from './session';

/** The one key of an object that represents an element. */
const ELEMENT = 'element-6066-11e4-a52e-4f735466cecf';

interface Answer {
  value: unknown;
}

interface Failure {
  error: string;
  message: string;
}

/** A window driven by a WebDriver server. */
export class Classic {
  private constructor(
    private readonly address: string,
    readonly version: string,
  ) {}

  /** @param server address of the driver; @param capabilities of the browser to start */
  static async open(server: string, capabilities: object): Promise<Classic> {
    const {sessionId, capabilities: got} = (await call('POST', `${server}/session`, {
      capabilities: {alwaysMatch: capabilities},
    })) as {sessionId: string; capabilities: {browserName: string; browserVersion: string}};
    const version = `${got.browserName} ${got.browserVersion}`;
    return new Classic(`${server}/session/${sessionId}`, version);
  }

  get(path: string): Promise<unknown> {
    return call('GET', this.address + path);
  }

  post(path: string, body: object = {}): Promise<unknown> {
    return call('POST', this.address + path, body);
  }

  async goto(url: string): Promise<void> {
    await this.post('/url', {url});
  }

  async traverse(by: 1 | -1): Promise<void> {
    await this.post(by === 1 ? '/forward' : '/back');
  }

  async evaluate(source: string, args: readonly unknown[]): Promise<unknown> {
    const script =
      `const done = arguments[1]; const fail = (error) => done({error: String(error)});` +
      `(async () => (${source})(...arguments[0]))().then((value) => done({value}), fail);`;
    const result = (await this.post('/execute/async', {script, args: [args]})) as {
      value?: unknown;
      error?: string;
    };
    if (result.error !== undefined) throw new Error(result.error);
    return result.value ?? undefined;
  }

  async perform(actions: readonly InputSource[]): Promise<void> {
    await this.post('/actions', {actions});
  }

  async chooseFiles(selector: string, ...files: string[]): Promise<void> {
    const found = {using: 'css selector', value: selector};
    const element = (await this.post('/element', found)) as Record<string, string>;
    await this.post(`/element/${element[ELEMENT]}/value`, {text: files.join('\n')});
  }

  /** The window is sized so that the viewport, which is smaller by its bars, has the size. */
  async resize(width: number, height: number): Promise<void> {
    await this.post('/window/rect', {width, height});
    for (let tries = 0; tries < 50; tries += 1) {
      const size = () => [innerWidth, innerHeight];
      const [w, h] = (await this.evaluate(String(size), [])) as [number, number];
      if (w === width && h === height) return;
      const rect = (await this.get('/window/rect')) as {width: number; height: number};
      // Not smaller than the viewport to be, as it would get while that lags behind.
      await this.post('/window/rect', {
        width: Math.max(width, rect.width + width - w),
        height: Math.max(height, rect.height + height - h),
      });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    throw new Error(`The window cannot be made ${width} by ${height} px.`);
  }

  async screenshot(): Promise<Buffer> {
    return Buffer.from((await this.get('/screenshot')) as string, 'base64');
  }

  async close(): Promise<void> {
    await call('DELETE', this.address);
  }
}

/** @throws Error with the driver's own words */
async function call(method: string, url: string, body?: object): Promise<unknown> {
  const answer = await fetch(url, {method, ...(body && {body: JSON.stringify(body)})});
  const {value} = (await answer.json()) as Answer;
  if (answer.ok) return value;
  const {error, message} = value as Failure;
  throw new Error(`${error}: ${message}`);
}
