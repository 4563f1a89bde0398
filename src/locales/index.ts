export * from './locales';
export * from './pages';
export * from './published';
export * from './unfinished';
export * from './untranslated';
export * from './written';
