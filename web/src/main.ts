import { mount } from "svelte";
import App from "./App.svelte";
import "./styles/themes.css";
import "./styles/base.css";
import "./styles/buttons.css";
import "./styles/inputs.css";
import "./styles/panels.css";
import "./styles/hidden.css";

mount(App, { target: document.getElementById("app")! });
