/** Files that the bundler turns into addresses. */
declare module '*.woff2' {
  const url: string;
  export default url;
}
