import { certChange } from '@tqc/contract/cert';
import { ViewButton } from '../../../kit/record/ViewButton';
import { ChangeFacts } from './ChangeFacts';

/** To look at a change. */
export const changeView = ({
  chgId,
  chgNo,
  name,
}: {
  readonly chgId: string;
  readonly chgNo: string;
  readonly name: string;
}) => (
  <ViewButton call={certChange.get} input={{ chgId }} title={`${name}的证书变更 ${chgNo}`}>
    {(record) => <ChangeFacts record={record} />}
  </ViewButton>
);
