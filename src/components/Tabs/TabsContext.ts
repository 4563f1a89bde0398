import {createContext} from 'react';

interface TabsState {
  /** Whether one panel shows at a time, chosen by tabs. */
  tabbed: boolean;
  /** Whether panels could have the focus, which they keep when the window becomes narrower. */
  wasTabbed: boolean;
  /** Id of the selected panel. */
  selected: string | undefined;
  /** Selects the panel with this id, without changing the address. */
  select: (id: string) => void;
  /** A tab's id is this prefix and its panel's id. */
  prefix: string;
}

export const TabsContext = createContext<TabsState>({
  tabbed: false,
  wasTabbed: false,
  selected: undefined,
  select: () => undefined,
  prefix: '',
});
