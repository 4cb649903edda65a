/** Parts of marks: plates of several shapes with a sign, because colour alone would not distinguish them. */

/** The look of a mark; plate and sign are paths in a square of 20. */
export interface MarkLook {
  plate: string;
  sign: string;
  colour: string;
  /** The colours of the sign and of the plate's border, if they are not dark. */
  ink?: string;
  line?: string;
}

export const PLATES = {
  shield: 'M1.5 1.5h17v9.2c0 4.2-3.8 6.9-8.5 8.3C5.3 17.6 1.5 14.9 1.5 10.7z',
  disc: 'M10 1a9 9 0 0 1 0 18a9 9 0 0 1 0-18z',
  diamond: 'M10 .3 19.7 10 10 19.7.3 10z',
  hexagon: 'M5.2 1.3h9.6l4.8 8.7-4.8 8.7H5.2L.4 10z',
} as const;

export const SIGNS = {
  fist:
    'M5 6.2h10v3.1H5zM5 10.3h10l-1.1 4H6.1z' +
    'M5.6 4.3h1.9v1.3H5.6zM8 4.3h1.9v1.3H8zM10.4 4.3h1.9v1.3h-1.9zM12.8 4.3h1.7v1.3h-1.7z',
  cross: 'M8.4 4.6h3.2v3.8h3.8v3.2h-3.8v3.8H8.4v-3.8H4.6V8.4h3.8z',
  spark: 'm10 3.6 1.7 4.7 4.7 1.7-4.7 1.7-1.7 4.7-1.7-4.7L3.6 10l4.7-1.7z',
  arrows: 'm4.8 5.4 4.8 4.6-4.8 4.6v-3.4L6 10 4.8 8.8zM10.2 5.4 15 10l-4.8 4.6v-3.4l1.2-1.2-1.2-1.2z',
} as const;
