import {translate} from '@docusaurus/Translate';
import type {Task} from '../../plugins/accessibility-report/tested-with';
import {useInterfaceLanguage} from '../Languages';

export interface ScreenReaderTasksProps {
  /** Tasks of the last run with a screen reader; the build writes them from docs/listen/summary.json. */
  rows: Task[];
}

/**
 * What was done with a screen reader, and how much of what had to be heard was heard. Nothing where
 * no run is published. Renders `<table>` with a caption, named columns and named rows. Keys: none.
 */
export function ScreenReaderTasks({rows}: ScreenReaderTasksProps) {
  const language = useInterfaceLanguage();
  if (rows.length === 0) return null;
  return (
    <table {...language}>
      <caption className="visually-hidden">
        {translate({
          id: 'ScreenReaderTasks.caption',
          message: 'Tasks done with a screen reader',
          description: 'Name of a table in the accessibility statement',
        })}
      </caption>
      <thead>
        <tr>
          {headings().map((heading) => (
            <th key={heading} scope="col">
              {heading}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((task) => (
          <tr key={task.title + task.browser}>
            {/* Titles are those of the test’s own files, in English. */}
            <th scope="row" lang="en" dir="ltr" translate="no">
              {task.title}
            </th>
            <td translate="no">{task.browser}</td>
            <td>{heard(task)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function headings(): string[] {
  const description = 'Column of the table of tasks done with a screen reader';
  return [
    translate({id: 'ScreenReaderTasks.task', message: 'Task', description}),
    translate({id: 'ScreenReaderTasks.browser', message: 'Browser', description}),
    translate({id: 'ScreenReaderTasks.heard', message: 'Heard as expected', description}),
  ];
}

function heard({heard: part, expectations: whole}: Task): string {
  return translate(
    {
      id: 'ScreenReaderTasks.share',
      message: '{part} of {whole}',
      description:
        'In a table of the accessibility statement: how much of what had to be heard was heard, as in 12 of 12',
    },
    {part, whole},
  );
}
