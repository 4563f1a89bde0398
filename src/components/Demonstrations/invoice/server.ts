/** The server of the made-up portal, without a network: what it answers with and without its check. */

export interface Invoice {
  number: number;
  customer: string;
  home: string;
  amount: string;
  /** The last digits of the account from which it was paid. */
  account: string;
}

/** The person who is signed in. */
export const SIGNED_IN = 'Mira Sen';

const INVOICES: readonly Invoice[] = [
  {
    number: 1041,
    customer: 'Jonas Lindqvist',
    home: '12 Quay Street',
    amount: '€61.20',
    account: '4471',
  },
  {
    number: 1042,
    customer: SIGNED_IN,
    home: '7 Orchard Lane',
    amount: '€48.90',
    account: '0926',
  },
  {
    number: 1043,
    customer: 'Adaeze Obi',
    home: '3 Mill Road',
    amount: '€112.75',
    account: '3308',
  },
  {
    number: 1044,
    customer: 'Tomás Herrera',
    home: '29 Station Road',
    amount: '€54.10',
    account: '7715',
  },
  {
    number: 1045,
    customer: SIGNED_IN,
    home: '7 Orchard Lane',
    amount: '€51.35',
    account: '0926',
  },
];

/** The number of the signed-in person's invoice that is open at first. */
export const OWN_NUMBER = 1042;

/** The code of the server, as the page shows it. */
export const CODE = {
  before: ['const invoice = await invoices.find({number});'],
  after: [
    'const owner = session.customer;',
    'const invoice = await invoices.find({number, owner});',
  ],
};

export interface Answer {
  status: 200 | 404;
  /** The invoice, if the server sends it. */
  invoice?: Invoice;
  /** Whether the invoice exists and belongs to somebody else. */
  isOthers: boolean;
}

/** Returns what the server answers. @param checksOwner whether it looks for an invoice of the signed-in person alone */
export function answerTo(number: number, checksOwner: boolean): Answer {
  const invoice = INVOICES.find((one) => one.number === number);
  const isOthers = invoice !== undefined && invoice.customer !== SIGNED_IN;
  if (!invoice || (isOthers && checksOwner)) return {status: 404, isOthers};
  return {status: 200, invoice, isOthers};
}
