export * from './Industries';
