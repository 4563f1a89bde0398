/** Files that the bundler replaces by their URLs. */
declare module '*.woff2' {
  const url: string;
  export default url;
}

/** Written by src/plugins/blocks. */
declare module '@generated/blocks/default/everywhere' {
  const blocks: Readonly<Record<string, import('react').ComponentType>>;
  export default blocks;
}

/** Written by src/plugins/locales. */
declare module '@generated/locales/default/document-messages-*.json' {
  const messages: Readonly<Record<string, string>>;
  export default messages;
}

/** Written by src/plugins/pdf-preview. */
declare module '@generated/pdf-preview/default/files.json' {
  const files: {
    /** Path of the folder, with a slash at the end. */
    address: string;
  };
  export default files;
}

/** Written by src/plugins/site-structure. */
declare module '@generated/site-structure/default/directory.json' {
  const directory: import('./menus').Directory;
  export default directory;
}

/** The ES module of the package, which has the package's types. */
declare module 'history/esm/history.js' {
  export * from 'history';
}
