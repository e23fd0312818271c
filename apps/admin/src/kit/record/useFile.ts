import { ApiError } from '@tqc/client';
import type { Call, InputOf } from '@tqc/contract/kit';
import { resource } from '@tqc/contract/resource';
import { said } from '@tqc/ui/foundation';
import { useEffect, useState } from 'react';
import { call } from '../session/api';
import { useMay } from '../session/useMay';

/** The bytes that a call answers instead of JSON. */
export async function fetchBytes<C extends Call>(wanted: C, input: InputOf<C>): Promise<Blob> {
  // A call whose reply is a file answers a Blob; its schema describes JSON answers only.
  return (await call(wanted, input)) as unknown as Blob;
}

/** Whether the person may look at stored files at all. */
export const useMayView = (): boolean => useMay(resource.viewImage);

/**
 * The bytes of a stored file, fetched with the signed headers. What the server refuses it with is
 * what a viewer says; without the network a viewer has its own words.
 */
export async function fetchFile(fileId: string): Promise<Blob> {
  try {
    return await fetchBytes(resource.viewImage, { fileId });
  } catch (error) {
    throw error instanceof ApiError && error.code !== 0 ? said(error.message) : error;
  }
}

/**
 * An address of a stored picture for this page; undefined until it is here, null when it cannot be
 * had.
 */
export function useFileUrl(fileId: string | null | undefined): string | null | undefined {
  const [url, setUrl] = useState<string | null>();
  useEffect(() => {
    setUrl(undefined);
    if (!fileId) return undefined;
    let made: string | undefined;
    let gone = false;
    fetchFile(fileId).then(
      (blob) => {
        if (gone) return;
        made = URL.createObjectURL(blob);
        setUrl(made);
      },
      () => setUrl(null),
    );
    return () => {
      gone = true;
      if (made) URL.revokeObjectURL(made);
    };
  }, [fileId]);
  return url;
}
