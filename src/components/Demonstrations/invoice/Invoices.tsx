import {useState} from 'react';
import {adoptStyles} from '../../../primitives/adoptStyles';
import {CodeChange, Frame, Panel, type LateProps} from '../frame/Frame';
import {textsOf} from '../../lateTexts';
import {AddressBar} from './AddressBar';
import messages from './ExposedInvoice.late.json';
import styles from './invoice.late.css';
import {answerTo, CODE, OWN_NUMBER, SIGNED_IN, type Answer, type Invoice} from './server';

adoptStyles(styles);

const t = textsOf(messages);

/** A portal whose address bar opens any invoice, until a switch makes its server check whose invoice it is. */
export function Demonstration({announce, leave}: LateProps) {
  const [number, setNumber] = useState(OWN_NUMBER);
  const [checksOwner, setChecksOwner] = useState(false);
  const [read, setRead] = useState<ReadonlySet<string>>(new Set());
  const answer = answerTo(number, checksOwner);

  function open(next: number) {
    const opened = answerTo(next, checksOwner);
    const {invoice, isOthers} = opened;
    setNumber(next);
    if (invoice && isOthers) setRead(new Set([...read, invoice.customer]));
    announce(spoken(opened));
  }

  function toggle(isOn: boolean) {
    setChecksOwner(isOn);
    announce(`${t(isOn ? 'checkOn' : 'checkOff')} ${spoken(answerTo(number, isOn))}`);
  }

  return (
    <Frame title={t('title')} leave={leave}>
      <p>{t('task', {name: SIGNED_IN, number: OWN_NUMBER})}</p>
      <div className="invoiceParts">
        <div className="demoScene" data-theme="light">
          <h4>{t('portal')}</h4>
          <AddressBar t={t} number={number} onOpen={open} />
          <AnswerView number={number} answer={answer} />
        </div>
        <div className="invoiceEffects">
          <ServerCode checksOwner={checksOwner} onToggle={toggle} />
          <Panel title={t('gain')}>
            <p>
              <strong className="demoFigure">{t('gainCount', {count: read.size})}</strong>{' '}
              {t('gainText')}
            </p>
          </Panel>
          <Panel title={t('risk')}>
            <p>{t('riskText')}</p>
            <p>{t('whyNotForbidden')}</p>
          </Panel>
        </div>
      </div>
    </Frame>
  );
}

const statusOf = ({status}: Answer) => t(status === 200 ? 'found' : 'notFound');

/** Returns an answer as a screen reader announces it. */
const spoken = (answer: Answer) => `${statusOf(answer)}. ${commentOn(answer)}`;

function commentOn({invoice, isOthers}: Answer): string {
  if (!invoice) return t(isOthers ? 'refused' : 'missing');
  if (!isOthers) return t('own');
  return t('stolen', {name: invoice.customer, own: SIGNED_IN});
}

interface AnswerViewProps {
  number: number;
  answer: Answer;
}

function AnswerView({number, answer}: AnswerViewProps) {
  const {status, invoice, isOthers} = answer;
  return (
    <>
      <h5>
        {t('answer')}: <span className="demoFigure">{statusOf(answer)}</span>
      </h5>
      {invoice && <InvoiceView invoice={invoice} title={t('invoice', {number})} />}
      <p className="invoiceComment" data-stolen={isOthers && status === 200}>
        {commentOn(answer)}
      </p>
    </>
  );
}

function InvoiceView({invoice, title}: {invoice: Invoice; title: string}) {
  const {customer, home, amount, account} = invoice;
  const facts = [
    {term: t('customer'), value: customer},
    {term: t('home'), value: home},
    {term: t('amount'), value: amount},
    {term: t('account'), value: t('ending', {digits: account})},
  ];
  return (
    <div className="invoiceSheet">
      <h5>{title}</h5>
      <dl>
        {facts.map(({term, value}) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd translate="no">{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

interface ServerCodeProps {
  checksOwner: boolean;
  onToggle: (isOn: boolean) => void;
}

function ServerCode({checksOwner, onToggle}: ServerCodeProps) {
  return (
    <Panel title={t('code')}>
      <label className="invoiceSwitch">
        <input
          type="checkbox"
          // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props -- a native checkbox has its state
          role="switch"
          checked={checksOwner}
          onChange={({target}) => onToggle(target.checked)}
        />
        <span>{t('check')}</span>
      </label>
      <CodeChange before={CODE.before} after={CODE.after} isRepaired={checksOwner} />
      <p className="demoNote">{t('comment')}</p>
    </Panel>
  );
}
