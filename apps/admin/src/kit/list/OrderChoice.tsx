import { Icon, MenuButton } from '@tqc/ui/foundation';
import type { Sort } from '@tqc/ui/DataTable';
import { orderChoices, type Ordered, type OrderWords } from './orderChoices';

interface OrderChoiceProps {
  /** What the list can be ordered by, with the words of its columns. */
  readonly ordered: readonly Ordered[];
  /** Words of whole orders, where a code list has them. */
  readonly words: OrderWords;
  readonly sort: Sort | undefined;
  readonly onSort: (sort: Sort | undefined) => void;
}

const USUAL = '';

/** 排序方式: every order of the list by its name, also of columns that are hidden or out of sight. */
export function OrderChoice({ ordered, words, sort, onSort }: OrderChoiceProps) {
  const choices = orderChoices(ordered, words);
  const now = choices.find((one) => one.sort.key === sort?.key && one.sort.order === sort.order);
  return (
    <MenuButton
      label="排序方式"
      items={[{ key: USUAL, label: '默认排序' }, ...choices]}
      chosen={now?.key ?? USUAL}
      onChoose={(key) => onSort(choices.find((one) => one.key === key)?.sort)}
    >
      排序：{now?.label ?? '默认'} <Icon name="down" size={12} />
    </MenuButton>
  );
}
