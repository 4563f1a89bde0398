export {BrokenCheckout, ExposedInvoice, ReaderQueue} from './Demonstrations';
