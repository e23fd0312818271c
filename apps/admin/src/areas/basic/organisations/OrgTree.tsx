import Input from '@arco-design/web-react/es/Input';
import '@arco-design/web-react/es/Input/style/css.js';
import { baseOrg, type OrgNode } from '@tqc/contract/basic';
import { onOff } from '@tqc/domain/dictionaries';
import { LazyTree, type LazyTreeNode } from '@tqc/ui/LazyTree';
import { useRef, useState } from 'react';
import type { z } from 'zod';
import { call } from '../../../kit/session/api';
import styles from './OrgScreen.module.css';

export type TreeOrg = Pick<z.output<typeof OrgNode>, 'orgId' | 'orgName' | 'orgType'>;

interface OrgTreeProps {
  readonly selected: string;
  readonly onSelect: (org: TreeOrg) => void;
  /** Read anew when it changes. */
  readonly turn: number;
}

/** A pause in typing, in milliseconds, after which a name is looked for. */
const PAUSE = 300;

const nodeOf = ({
  orgId,
  orgName,
  hasChildren,
  status,
}: z.output<typeof OrgNode>): LazyTreeNode => ({
  id: orgId,
  label: orgName,
  hasChildren,
  ...(status === onOff.code('on') ? {} : { note: '已停用' }),
});

/** The organisations at and below the caller's, level by level, or those of a name. */
export function OrgTree({ selected, onSelect, turn }: OrgTreeProps) {
  const [keyword, setKeyword] = useState('');
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** What was read of each, for whoever chooses it. */
  const met = useRef(new Map<string, TreeOrg>());
  async function load(parentId: string) {
    const { record } = await call(
      baseOrg.getTreeData,
      parentId !== '' ? { parentId } : keyword === '' ? {} : { keyword },
    );
    for (const org of record) met.current.set(org.orgId, org);
    return record.map(nodeOf);
  }
  return (
    <aside className={styles.tree} aria-label="机构树">
      <Input
        allowClear
        placeholder="按名称找机构"
        aria-label="按名称找机构"
        maxLength={60}
        onChange={(text) => {
          clearTimeout(timer.current);
          timer.current = setTimeout(() => setKeyword(text.trim()), PAUSE);
        }}
      />
      <div className={styles.nodes}>
        <LazyTree
          key={keyword}
          label="机构"
          load={load}
          selected={selected}
          onSelect={({ id }) => {
            const org = met.current.get(id);
            if (org) onSelect(org);
          }}
          question={String(turn)}
          none="没有找到机构，请换个名称"
        />
      </div>
    </aside>
  );
}
