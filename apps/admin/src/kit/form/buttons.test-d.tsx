import { certBatch, registrationChange } from '@tqc/contract/register';
import { onOff } from '@tqc/domain/dictionaries';
import { AskButton, FormButton } from './buttons';
import { choices, required } from './formFields';
import { switchButton } from './switchButton';

const batch = { cbId: '1', status: onOff.code('on'), version: 2 };
const change = { chgId: '1', version: 2 };
const { regChgAudit } = registrationChange;

/** What compiles: the row says the key. */
export const taken = [
  <AskButton key="1" call={certBatch.remove} row={batch} label="删除" />,
  <AskButton key="2" call={regChgAudit} row={change} label="通过" input={{ passed: true }} />,
  <FormButton key="3" call={regChgAudit} label="不通过" fields={[required('opinion')]} />,
];

/** What must not compile. */
export const refused = [
  // @ts-expect-error a call whose key nobody says
  <AskButton key="1" call={certBatch.remove} label="删除" />,
  // @ts-expect-error an input that the row does not say
  <AskButton key="2" call={regChgAudit} row={change} label="通过" />,
  // @ts-expect-error a field that the call does not take
  <FormButton key="3" call={regChgAudit} label="不通过" fields={[required('opinon')]} />,
  // @ts-expect-error choices of a field that the call does not take
  <FormButton key="4" call={regChgAudit} label="不通过" fields={[choices('cbId', [])]} />,
  // @ts-expect-error a call that takes no status cannot switch one
  switchButton(certBatch.remove, batch),
];
