import {LanguageSwitch, UntranslatedNotice} from '.';

export const examples = {
  'The first line of a page that is still in English': <UntranslatedNotice />,
  'The switch, which shows nothing where English is alone': (
    <footer>
      <p>© TrendSoft</p>
      <LanguageSwitch />
    </footer>
  ),
};
