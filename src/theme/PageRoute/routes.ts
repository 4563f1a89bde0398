import PageRoute from '.';

/** In place of core's list of all routes: in the browser there is one, for every address. */
export default [{path: '*', component: PageRoute}];
