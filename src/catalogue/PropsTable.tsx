import type {Block} from './plugin/documentation';
import styles from './Catalogue.module.css';
import {InlineMarkdown} from './InlineMarkdown';

/** The props of a block, from its declaration. */
export function PropsTable({block: {name, summary, props}}: {block: Block}) {
  return (
    <div className={styles.props}>
      <h3>
        <code>{`<${name}>`}</code>
      </h3>
      <p>
        <InlineMarkdown of={summary} />
      </p>
      {props.length === 0 ? (
        <p>It has no props.</p>
      ) : (
        <table className={styles.table}>
          <caption className="visually-hidden">{`Props of ${name}`}</caption>
          <thead>
            <tr>
              <th scope="col">Prop</th>
              <th scope="col">Value</th>
              <th scope="col">Example</th>
              <th scope="col">Required</th>
            </tr>
          </thead>
          <tbody>
            {props.map((prop) => (
              <tr key={prop.name}>
                <th scope="row">
                  <code>{prop.name}</code>
                </th>
                <td>
                  {prop.expected}
                  {prop.description && (
                    <p>
                      <InlineMarkdown of={prop.description} />
                    </p>
                  )}
                </td>
                <td>
                  <code>{prop.example}</code>
                </td>
                <td>{prop.required ? 'yes' : 'no'}</td>
              </tr>
            ))}
          </tbody>
        </table>
      )}
    </div>
  );
}
