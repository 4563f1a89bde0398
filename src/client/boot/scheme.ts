/** Stores and applies the visitor's choice of light or dark colours (src/components/ColourScheme). */
import {tryStorage} from '../../primitives/storage';

const KEY = 'scheme';
const root = document.documentElement;

/** Returns the stored choice; undefined if storage is disabled. */
const stored = () => tryStorage(() => localStorage.getItem(KEY));

/** Stores a choice; if storage is disabled, it applies to this page only. */
function store(choice: string): void {
  tryStorage(() => {
    if (root.dataset['theme']) localStorage.setItem(KEY, choice);
    else localStorage.removeItem(KEY);
  });
}

/** Applies a choice; any value except light and dark means the system's scheme. */
function apply(choice: string | null | undefined): void {
  if (choice === 'light' || choice === 'dark') root.dataset['theme'] = choice;
  else delete root.dataset['theme'];
  for (const input of document.getElementsByName(KEY) as NodeListOf<HTMLInputElement>) {
    input.checked = input.value === (root.dataset['theme'] ?? 'system');
  }
}

/** Applies the stored choice before the first paint, then follows the switch, other tabs, and Back. */
export function followScheme(): void {
  apply(stored());
  addEventListener('DOMContentLoaded', () => apply(root.dataset['theme']));
  addEventListener('pageshow', () => apply(stored() ?? root.dataset['theme']));
  addEventListener('storage', () => apply(stored()));
  addEventListener('change', ({target}) => {
    const {name, value} = target as HTMLInputElement;
    if (name !== KEY) return;
    apply(value);
    store(value);
  });
}
