// In cascade order: Mantine's layer, variables, document defaults. The CSS of sections follows.
import './mantine.css';
import '../theme/variables.css';
import './base.css';
