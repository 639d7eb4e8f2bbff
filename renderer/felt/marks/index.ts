export { FeltMarks, MarkHalos } from './felt-marks.tsx';
export { FocusEntry, FocusRing } from './focus-ring.tsx';
export { KeptPennants, KeptRings } from './kept-marks.tsx';
export { Halo } from './halo.tsx';
export { SeatNumbers } from './seat-numbers.tsx';
