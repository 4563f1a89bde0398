import type {BlockProps} from '../../blocks/block';
import {Demonstration} from './Demonstration';
import type blocks from './Demonstrations.block';

const fetchCheckout = () =>
  import(/* webpackChunkName: "late-demonstration-checkout" */ './checkout/Checkout');

const fetchInvoice = () =>
  import(/* webpackChunkName: "late-demonstration-invoice" */ './invoice/Invoices');

const fetchQueue = () => import(/* webpackChunkName: "late-demonstration-queue" */ './queue/Queue');

const CHECKOUT = {before: 'demo-checkout-before', after: 'demo-checkout-after'};
const INVOICE = {before: 'demo-invoice-before', after: 'demo-invoice-after'};
const QUEUE = {before: 'demo-queue-before', after: 'demo-queue-after'};

export function BrokenCheckout(props: BlockProps<typeof blocks.BrokenCheckout>) {
  return <Demonstration {...props} drawings={CHECKOUT} fetchLate={fetchCheckout} />;
}

export function ExposedInvoice(props: BlockProps<typeof blocks.ExposedInvoice>) {
  return <Demonstration {...props} drawings={INVOICE} fetchLate={fetchInvoice} />;
}

export function ReaderQueue(props: BlockProps<typeof blocks.ReaderQueue>) {
  return <Demonstration {...props} drawings={QUEUE} fetchLate={fetchQueue} />;
}
