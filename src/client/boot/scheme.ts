/** The visitor's choice between light and dark colours: src/components/ColourScheme shows it. */
const KEY = 'scheme';
const root = document.documentElement;

/** What was chosen on an earlier page or in another tab, if storage is allowed at all. */
function stored(): string | null | undefined {
  try {
    return localStorage.getItem(KEY);
  } catch {
    return undefined;
  }
}

function keep(choice: string): void {
  try {
    if (root.dataset['theme']) localStorage.setItem(KEY, choice);
    else localStorage.removeItem(KEY);
  } catch {
    // The choice then applies to this page alone.
  }
}

/** Applies a choice; anything but light and dark leaves it to the system. */
function show(choice: string | null | undefined): void {
  if (choice === 'light' || choice === 'dark') root.dataset['theme'] = choice;
  else delete root.dataset['theme'];
  for (const input of document.getElementsByName(KEY) as NodeListOf<HTMLInputElement>) {
    input.checked = input.value === (root.dataset['theme'] ?? 'system');
  }
}

/** Applies the kept choice before the first paint, then follows the control, other tabs, and Back. */
export function followScheme(): void {
  show(stored());
  addEventListener('DOMContentLoaded', () => show(root.dataset['theme']));
  addEventListener('pageshow', () => show(stored() ?? root.dataset['theme']));
  addEventListener('storage', () => show(stored()));
  addEventListener('change', ({target}) => {
    const {name, value} = target as HTMLInputElement;
    if (name !== KEY) return;
    show(value);
    keep(value);
  });
}
