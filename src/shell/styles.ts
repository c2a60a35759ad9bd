// In cascade order: Mantine's layer, tokens, document defaults. The CSS of sections follows.
import './mantine.css';
import './tokens.css';
import './base.css';
