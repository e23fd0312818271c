import { factsOf } from '@tqc/contract/kit';
import { DescriptionList } from '@tqc/ui/DescriptionList';
import { SectionHeader } from '@tqc/ui/SectionHeader';
import type { z } from 'zod';
import { detailItem } from '../../../kit/record/detailItem';

interface FactsProps<S extends z.ZodRawShape> {
  readonly title: string;
  readonly shape: S;
  readonly names: readonly (keyof S & string)[];
  readonly record: Readonly<Record<string, unknown>>;
}

/** Some fields of a record by their names in the contract. */
export function RecordFacts<S extends z.ZodRawShape>({
  title,
  shape,
  names,
  record,
}: FactsProps<S>) {
  const schemas = shape as unknown as Readonly<Record<string, z.ZodType | undefined>>;
  return (
    <SectionHeader title={title}>
      <DescriptionList
        columns="auto"
        items={names.map((name) => {
          const schema = schemas[name];
          return detailItem(name, schema && factsOf(schema), record[name]);
        })}
      />
    </SectionHeader>
  );
}
