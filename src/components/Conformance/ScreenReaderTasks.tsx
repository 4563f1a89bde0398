import {translate} from '@docusaurus/Translate';
import type {ScreenReaderTask} from '../../audit/tools';
import {useInterfaceLanguage} from '../Languages';
import styles from './Conformance.module.css';

export interface ScreenReaderTasksProps {
  /** Tasks of the last screen reader run, by browser; the build writes them from docs/listen/summary.json. */
  rows: ScreenReaderTask[];
}

export function ScreenReaderTasks({rows}: ScreenReaderTasksProps) {
  const language = useInterfaceLanguage();
  if (rows.length === 0) return null;
  const titles = [...new Set(rows.map(({title}) => title))];
  const browsers = [...new Set(rows.map(({browser}) => browser))];
  return (
    <table className={styles.tasks} {...language}>
      <caption>
        {translate({
          id: 'ScreenReaderTasks.caption',
          message: 'Tasks done with a screen reader: announcements heard, of those expected',
          description: 'Name of a table in the accessibility statement',
        })}
      </caption>
      <thead>
        <tr>
          <th scope="col">
            {translate({
              id: 'ScreenReaderTasks.task',
              message: 'Task',
              description: 'Column of the table of tasks done with a screen reader',
            })}
          </th>
          {browsers.map((browser) => (
            <th key={browser} scope="col" translate="no">
              {browser}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {titles.map((title) => (
          <tr key={title}>
            {/* The titles come from the tests, in English. */}
            <th scope="row" lang="en" dir="ltr" translate="no">
              {title}
            </th>
            {browsers.map((browser) => (
              <td key={browser}>
                {heard(rows.find((task) => task.title === title && task.browser === browser))}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function heard(task: ScreenReaderTask | undefined): string {
  if (!task) {
    return translate({
      id: 'ScreenReaderTasks.notRun',
      message: 'not run',
      description: 'In a table of the accessibility statement: a task was not done in a browser',
    });
  }
  return translate(
    {
      id: 'ScreenReaderTasks.share',
      message: '{part} of {whole}',
      description:
        'In a table of the accessibility statement: how many of the expected announcements were heard, as in 12 of 12',
    },
    {part: task.heard ?? task.expectations, whole: task.expectations},
  );
}
