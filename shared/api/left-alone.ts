/** Set by a page nobody has touched for a while: what it asks for by itself does not keep its person signed in. */
export const LEFT_ALONE_HEADER = 'x-tapis-left-alone';
