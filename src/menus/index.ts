export * from './labels';
export * from './read';
export * from './structure';
export type * from './types';
