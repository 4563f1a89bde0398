/** Lists what the writers' check found, at the end of each page of the live preview. */
import siteConfig from '@generated/docusaurus.config';
import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createPanel, type ShownFinding} from './panel';
import './findings.css';

let showPage: (() => void) | undefined;

if (ExecutionEnvironment.canUseDOM) {
  const panel = createPanel(siteConfig.baseUrl);
  document.body.append(panel.element);
  // The browser connects again by itself after the preview was restarted.
  const events = new EventSource(`${siteConfig.baseUrl}_check`);
  events.addEventListener('message', ({data}: MessageEvent<string>) => {
    panel.show(JSON.parse(data) as ShownFinding[], window.location.pathname);
  });
  showPage = () => panel.showPage(window.location.pathname);
}

/** Called by Docusaurus after each navigation. */
export function onRouteDidUpdate(): void {
  showPage?.();
}
