export * from './locales';
export * from './published';
export * from './translations';
export * from './formats';
export * from './current';
