import type { ReactNode } from 'react';
import type { z } from 'zod';
import { FieldSections, type FieldSectionsProps } from '../record/FieldSections';
import { CaseLife, type CaseStep } from './CaseLife';

interface CaseFactsProps<S extends z.ZodObject> extends FieldSectionsProps<S> {
  readonly record: FieldSectionsProps<S>['record'] & { readonly steps: readonly CaseStep[] };
  /** What stands between the fields of the case and its life. */
  readonly children?: ReactNode;
}

/** A case as it is read: its fields in sections, with its files, and what happened to it. */
export function CaseFacts<S extends z.ZodObject>({ children, ...props }: CaseFactsProps<S>) {
  return (
    <>
      <FieldSections {...props} />
      {children}
      <CaseLife steps={props.record.steps} />
    </>
  );
}
