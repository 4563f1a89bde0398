import {createContext} from 'react';

interface TabsState {
  /** Whether one panel shows at a time, chosen by tabs. */
  tabbed: boolean;
  /** Id of the selected panel. */
  selected: string | undefined;
  /** A tab's id is this prefix and its panel's id. */
  prefix: string;
}

export const TabsContext = createContext<TabsState>({
  tabbed: false,
  selected: undefined,
  prefix: '',
});
