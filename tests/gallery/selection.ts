/** What `npm test -- shots` asked for, and where each picture goes. */
import type {Scheme, Selection} from './filters';

export const FOLDER = 'shots';

export const selection = JSON.parse(process.env['SHOTS'] ?? 'null') as Selection | null;

/** Pages and states, in the order of the sheets: file names and what to call them. */
export function subjects({pages, states}: Selection) {
  return [
    ...pages.map((page) => ({page, file: fileName(page), label: page})),
    ...states.map((state) => ({state, file: `state-${fileName(state)}`, label: state})),
  ];
}

export const pictureOf = (file: string, width: number, scheme: Scheme) =>
  `${FOLDER}/${width}-${scheme}/${file}.png`;

function fileName(name: string): string {
  return name.replaceAll(/[^\w-]+/g, '-').replaceAll(/^-|-$/g, '') || 'home';
}
