import type {Chunk, Compiler, rspack as Bundler} from '@rspack/core';

const NAME = 'register-pages';

/** Chunks that have to be there before a chunk's page can run. */
function companionsOf(chunk: Chunk): (string | number)[] {
  const groups = [...chunk.groupsIterable];
  const ids = groups.flatMap((group) => group.chunks.map(({id}) => id ?? ''));
  return [...new Set(ids)].filter((id) => id !== chunk.id);
}

/**
 * Rspack plugin: ends each page's chunk with a line that says which module the page is, and which
 * chunks it shares with other pages. src/theme/PageRoute reads it when the chunk has arrived.
 * @param folder where the pages' modules are
 * @param bundler the Rspack that Docusaurus runs
 */
export function registerPages(folder: string, bundler: typeof Bundler) {
  return (compiler: Compiler): void => {
    compiler.hooks.thisCompilation.tap(NAME, (compilation) => {
      const {PROCESS_ASSETS_STAGE_ADDITIONS: stage} = bundler.Compilation;
      compilation.hooks.processAssets.tap({name: NAME, stage}, () => {
        const {chunkGraph} = compilation;
        for (const chunk of compilation.chunks) {
          if (!chunk.name?.startsWith('page/')) continue;
          const page = chunkGraph
            .getChunkModules(chunk)
            .find((module) => module.nameForCondition()?.startsWith(folder));
          if (!page) throw new Error(`The chunk ${chunk.name} does not hold its page.`);
          const entry = JSON.stringify([chunkGraph.getModuleId(page), ...companionsOf(chunk)]);
          const line = `;(globalThis.sitePages??={})[${JSON.stringify(chunk.name)}]=${entry};`;
          for (const file of chunk.files) {
            compilation.updateAsset(
              file,
              (source) => new bundler.sources.ConcatSource(source, line),
            );
          }
        }
      });
    });
  };
}
