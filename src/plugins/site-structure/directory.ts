import type {Directory, Page, Structure} from '../../menus';

/** Every page of the tree once, in the groups that the site map shows: none is left out. */
export function directoryOf({pages, legal}: Structure): Directory {
  const legalPaths = legal.map(({path}) => path);
  const services = pages.filter(({category}) => category);
  const others = pages.filter(({category}) => !category);
  const isLegal = (page: Page) => legalPaths.includes(page.path);
  return {
    services,
    company: others.filter((page) => !isLegal(page)),
    website: others.filter(isLegal),
  };
}
