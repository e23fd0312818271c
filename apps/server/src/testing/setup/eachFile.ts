import { takeIdSlot } from '../../kit/newId';
import '../cityAsked';
import '../derivedOnce';

// Files share a process, and a process has one place in the identifiers: whoever lost it on
// purpose must not take it from the next file.
takeIdSlot(0);
