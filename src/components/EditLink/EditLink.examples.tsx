import type {ReactElement} from 'react';
import {EditLink} from '.';

export const examples: Record<string, ReactElement> = {
  'At the end of a page': <EditLink href="https://git.example/site/edit/main/pages/About.mdx" />,
};
