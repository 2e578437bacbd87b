// The package's main file brings six more generators along; this one file is all that a browser needs.
declare module 'seedrandom/seedrandom.js' {
  export { default } from 'seedrandom';
}
