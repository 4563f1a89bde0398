export * from './base-path';
export * from './defence';
export * from './files';
export * from './host';
export * from './messages';
export * from './options';
export * from './payloads';
export * from './rules';
