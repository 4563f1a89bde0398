export * from './countries';
export * from './files';
export * from './form';
export * from './messages';
export * from './payload';
export * from './settings';
export * from './validate';
