import { useEffect } from 'react';
import { readyAfterFrame } from './bench';

/** React and the page of the bench alone: what is taken off the script weight of the others. */
export default function Nothing() {
  useEffect(readyAfterFrame, []);
  return <p>空</p>;
}
