import type { admins } from '@tqc/contract/rms';
import { MultiSelectField } from '@tqc/ui/fields';
import { Dialog } from '@tqc/ui/FormDialog';
import { useState } from 'react';
import { Press } from '../../../kit/form/Press';
import { PagedTable } from '../../../kit/list/PagedTable';
import { useGate } from '../../../kit/session/useGate';
import { useMay } from '../../../kit/session/useMay';
import { useOrgOptions } from '../../../trade/useOrgField';

interface OfOrgsProps {
  readonly list: typeof admins.queryCertificateUserByOrgIds | typeof admins.queryEnrollUserByOrgIds;
}

const LABEL = '按机构查询';
const WIDTH = 980;
const MOST = 50;
/** What fits beside each other in the window; all of it is in the list behind it. */
const NAMES = [
  'name',
  'status',
  'account',
  'pointName',
  'parentName',
  'pointRole',
  'mobile',
] as const;

/** People of the points of several organisations at once. */
export function OfOrgsButton({ list }: OfOrgsProps) {
  const [open, setOpen] = useState(false);
  const may = useMay(list);
  useGate({ label: LABEL, call: list, may, when: true });
  if (!may) return null;
  return (
    <>
      <Press label={LABEL} onClick={() => setOpen(true)} />
      {open && <OfOrgs list={list} onClose={() => setOpen(false)} />}
    </>
  );
}

function OfOrgs({ list, onClose }: OfOrgsProps & { readonly onClose: () => void }) {
  const [orgIds, setOrgIds] = useState<readonly string[]>([]);
  const choice = useOrgOptions(true);
  const error = orgIds.length > MOST ? `一次最多选择${MOST}个机构` : undefined;
  return (
    <Dialog title={LABEL} width={WIDTH} onClose={onClose}>
      <MultiSelectField
        label="机构"
        value={orgIds}
        onChange={setOrgIds}
        error={error}
        {...choice}
        hint="可以选确认点，也可以选确认点所属的机构；输入名称的一部分可以查找"
      />
      {orgIds.length > 0 && error === undefined && (
        <PagedTable
          label="所选机构的确认点用户"
          list={list}
          input={{ orgIds: [...orgIds] }}
          names={NAMES}
        />
      )}
    </Dialog>
  );
}
