import { afterAll } from 'vitest';
import { takeIdSlot } from '../../kit/newId';
import { endFile } from '../afterFile';
import '../cityAsked';
import '../derivedOnce';

// Files share a process, and a process has one place in the identifiers: whoever lost it on
// purpose must not take it from the next file.
takeIdSlot(0);

// A server that stays is heard by no test and takes its time from the next ones.
afterAll(endFile);
