import type {BlockProps} from '../../blocks/block';
import {Demonstration} from './Demonstration';
import type blocks from './Demonstrations.block';

const fetchCheckout = () =>
  import(/* webpackChunkName: "late-demonstration-checkout" */ './checkout/Checkout');

const fetchInvoice = () =>
  import(/* webpackChunkName: "late-demonstration-invoice" */ './invoice/Invoices');

const fetchQueue = () => import(/* webpackChunkName: "late-demonstration-queue" */ './queue/Queue');

export function BrokenCheckout(props: BlockProps<typeof blocks.BrokenCheckout>) {
  return <Demonstration {...props} drawing="checkout" fetchLate={fetchCheckout} />;
}

export function ExposedInvoice(props: BlockProps<typeof blocks.ExposedInvoice>) {
  return <Demonstration {...props} drawing="invoice" fetchLate={fetchInvoice} />;
}

export function ReaderQueue(props: BlockProps<typeof blocks.ReaderQueue>) {
  return <Demonstration {...props} drawing="queue" fetchLate={fetchQueue} />;
}
