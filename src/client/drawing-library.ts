/** The largest library, to be run in a turn of its own. */
import 'react-dom/client';
