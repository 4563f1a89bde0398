// The visitor's choice of colours: see src/components/ColourScheme.
(() => {
  const root = document.documentElement;
  const stored = () => {
    try {
      return localStorage.getItem('scheme');
    } catch {}
  };
  const show = (choice) => {
    if (/^(light|dark)$/.test(choice)) root.dataset.theme = choice;
    else delete root.dataset.theme;
    for (const input of document.getElementsByName('scheme')) {
      input.checked = input.value === (root.dataset.theme ?? 'system');
    }
  };
  show(stored());
  addEventListener('DOMContentLoaded', () => show(root.dataset.theme));
  addEventListener('pageshow', () => show(stored() ?? root.dataset.theme));
  addEventListener('storage', () => show(stored()));
  document.addEventListener('change', ({target}) => {
    if (target.name !== 'scheme') return;
    show(target.value);
    try {
      if (root.dataset.theme) localStorage.setItem('scheme', target.value);
      else localStorage.removeItem('scheme');
    } catch {}
  });
})();
