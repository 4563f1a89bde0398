/** Names of the Symbol font that are not Latin, and others that fonts often have. */
export const SYMBOL_NAMES: ReadonlySet<string> = new Set(
  (
    'universal existential suchthat asteriskmath congruent Alpha Beta Chi Delta Epsilon Phi ' +
    'Gamma Eta Iota theta1 Kappa Lambda Mu Nu Omicron Pi Theta Rho Sigma Tau Upsilon sigma1 ' +
    'Omega Xi Psi Zeta therefore perpendicular radicalex alpha beta chi delta epsilon phi gamma ' +
    'eta iota phi1 kappa lambda nu omicron pi theta rho sigma tau upsilon omega1 omega xi psi ' +
    'zeta similar Upsilon1 minute lessequal infinity club diamond heart spade arrowboth ' +
    'arrowleft arrowup arrowright arrowdown second greaterequal proportional partialdiff ' +
    'notequal equivalence approxequal arrowvertex arrowhorizex carriagereturn aleph Ifraktur ' +
    'Rfraktur weierstrass circlemultiply circleplus emptyset intersection union propersuperset ' +
    'reflexsuperset notsubset propersubset reflexsubset element notelement angle gradient ' +
    'registerserif copyrightserif trademarkserif product radical dotmath logicaland logicalor ' +
    'arrowdblboth arrowdblleft arrowdblup arrowdblright arrowdbldown lozenge angleleft ' +
    'registersans copyrightsans trademarksans summation angleright integral ff ffi ffl nbspace ' +
    'sfthyphen middot apple'
  ).split(' '),
);
