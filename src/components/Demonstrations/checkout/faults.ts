/** The faults of the checkout, the lines of code that repair them, and whom they stop. */
import {textsOf} from '../../lateTexts';
import messages from './BrokenCheckout.late.json';

export const t = textsOf(messages);

export const PRICE = '€24.00';

/** The text of the shop on white, and its Pay button below white text: 2.4:1 and 7.9:1. */
export const COLOURS = {faulty: '#86b298', repaired: '#1f5c3a'};

export type FaultId = 'button' | 'labels' | 'contrast';

export interface Fault {
  id: FaultId;
  /** Numbers of the criteria of WCAG that it fails. */
  criteria: string;
  /** The lines at fault. */
  before: readonly string[];
  /** The lines that repair it. */
  after: readonly string[];
}

/** Returns the faults, with code in the language of the page. */
export const faults = (): readonly Fault[] => [
  {
    id: 'button',
    criteria: '2.1.1, 4.1.2',
    before: [`<div class="pay">${t('pay', {price: PRICE})}</div>`],
    after: [`<button class="pay">${t('pay', {price: PRICE})}</button>`],
  },
  {
    id: 'labels',
    criteria: '3.3.2',
    before: [`<input placeholder="${t('name')}">`],
    after: [`<label for="name">${t('name')}</label>`, '<input id="name">'],
  },
  {
    id: 'contrast',
    criteria: '1.4.3',
    before: [`--text: ${COLOURS.faulty};`],
    after: [`--text: ${COLOURS.repaired};`],
  },
];

export type Repairs = ReadonlySet<FaultId>;

/** Groups of people, and the faults that stop them. */
const VISITORS = [
  {id: 'mouse', stoppedBy: []},
  {id: 'keyboard', stoppedBy: ['button']},
  {id: 'listening', stoppedBy: ['button']},
  {id: 'voice', stoppedBy: ['button']},
  {id: 'memory', stoppedBy: ['labels']},
  {id: 'sight', stoppedBy: ['contrast']},
] as const satisfies readonly {id: string; stoppedBy: readonly FaultId[]}[];

/** Returns every group, and whether its people can pay. */
export const visitorsAfter = (repairs: Repairs) =>
  VISITORS.map(({id, stoppedBy}) => ({
    id,
    canPay: stoppedBy.every((fault) => repairs.has(fault)),
  }));

/** Returns how many groups can pay, of how many. */
export function countOf(repairs: Repairs): {able: number; all: number} {
  const able = visitorsAfter(repairs).filter(({canPay}) => canPay).length;
  return {able, all: VISITORS.length};
}
