/**
 * Modules that few PDFs need, loaded with the first PDF that needs them. The readers are synchronous and cannot wait for
 * a module: they throw a ModuleMissingError, and `checkPdf` loads the module and reads the file again. Since modules stay
 * loaded, a file is read again at most once for each module.
 */
const LOADERS = {
  repair: () => import('./repair.ts'),
  filters: () => import('./filters/older.ts'),
  predictor: () => import('./filters/predictor.ts'),
  names: () => import('./fonts/names.ts'),
  cmaps: () => import('./fonts/predefined.ts'),
};

type ModuleName = keyof typeof LOADERS;
type Modules = {[Name in ModuleName]: Awaited<ReturnType<(typeof LOADERS)[Name]>>};

const modules: Partial<Modules> = {};

/** The error for a module that must be loaded first. Readers must not catch it: they would treat the file as damaged. */
export class ModuleMissingError extends Error {
  constructor(readonly module: ModuleName) {
    super(`Not loaded: ${module}`);
  }
}

/** Returns a module that was loaded. @throws ModuleMissingError if it was not */
export function lazyModule<Name extends ModuleName>(name: Name): Modules[Name] {
  const module = modules[name];
  if (!module) throw new ModuleMissingError(name);
  return module;
}

export async function loadModule(name: ModuleName): Promise<void> {
  Object.assign(modules, {[name]: await LOADERS[name]()});
}
