export * from './Mockup';
