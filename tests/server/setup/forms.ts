/** Submissions as browsers send them. */
import {careers, contact} from '../../../src/forms/tables';
import {otherAnswers, POSITION} from '../../setup/answers';

export const ENQUIRY = {
  ...otherAnswers(contact, ['countryCode']),
  name: 'Asha Rao',
  phoneNumber: '+91 9876543210',
  email: 'asha@example.com',
  companyName: 'Example & Sons',
  enquiries: 'Web Accessibility',
};

/** The same enquiry from a browser without JavaScript. */
export const ENQUIRY_PARTS = {...ENQUIRY, countryCode: 'IN', phoneNumber: '9876543210'};

export const APPLICATION = {
  ...otherAnswers(careers, ['countryCode']),
  name: 'Ravi Kumar',
  email: 'ravi@example.com',
  phoneNumber: '+44 9876543210',
  position: POSITION,
};

export const APPLICATION_PARTS = {...APPLICATION, countryCode: 'GB', phoneNumber: '9876543210'};

/** A PDF header followed by every byte value. */
export const RESUME = Buffer.concat([
  Buffer.from('%PDF-1.7\n'),
  Buffer.from(Array.from({length: 2048}, (_, index) => index % 256)),
]);

export const BROWSER = {
  accept: 'text/html,application/xhtml+xml,application/xml;q=0.9,image/avif,*/*;q=0.8',
};

export const KEY = 'b7e1c3f0-4d2a-4f6e-9a51-0c8d7e6f5a4b';

export interface TestFile {
  name: string;
  bytes: Uint8Array;
  part?: string;
}

/** Returns fields and files as a browser encodes them. */
export function formData(
  fields: Readonly<Record<string, string>>,
  ...files: readonly TestFile[]
): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries(fields)) data.set(name, value);
  for (const {name, bytes, part = 'file'} of files) {
    data.append(part, new Blob([new Uint8Array(bytes)]), name);
  }
  return data;
}

export async function multipart(...parts: Parameters<typeof formData>) {
  const response = new Response(formData(...parts));
  const headers = {'content-type': response.headers.get('content-type') ?? ''};
  const body = Buffer.from(await response.arrayBuffer()).toString('latin1');
  // Browsers send an empty file name; undici omits it.
  const sent = body.replaceAll(/(name="\w+")(?=\r\nContent-Type)/g, '$1; filename=""');
  return {method: 'POST', headers, body: Buffer.from(sent, 'latin1')};
}
